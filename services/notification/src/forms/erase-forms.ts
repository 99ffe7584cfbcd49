import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { formContent } from '@pinline/contracts/notification/form/form-row'
import type { FormNo } from '@pinline/events/ids'
import { formDecider } from '../domain/form/form-decider.ts'
import { receivedMailId, replyMailsPrefix } from '../messages/form-mails.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { eraseFormTexts } from './form-vault.ts'

type ErasingDeps = Pick<NotificationDeps, 'platform' | 'formFiles' | 'outbox'>

/** The id of the mail that said that a form was received; undefined once its sender is erased. */
const receivedMailOf = async ({ platform }: ErasingDeps, formNo: FormNo): Promise<string | undefined> => {
  const { state } = await loadStream(platform, formDecider, formNo)
  if (state.status === 'new') return undefined
  const sender = await platform.vault.get(state.contentRef, formContent)
  return sender === undefined ? undefined : receivedMailId(platform, sender.email, state.submittedAt)
}

/**
 * Erases contact, texts, files and network addresses of forms for good, and the mails about them; other mails to the same
 * person stay. The same again does nothing.
 */
export const eraseForms = async (deps: ErasingDeps, formNos: readonly FormNo[]): Promise<void> => {
  const { platform, formFiles, outbox } = deps
  const received = await Promise.all(formNos.map((formNo) => receivedMailOf(deps, formNo)))
  const forgetMails = async () => {
    for (const id of received) if (id !== undefined) await outbox.forgetMessage(id)
    for (const formNo of formNos) await outbox.forgetMessages(replyMailsPrefix(formNo))
  }
  await forgetMails()
  await eraseFormTexts(platform, formNos)
  // A mail may have been written between; from now on none can be.
  await forgetMails()
  await formFiles.eraseForms(formNos)
  for (const formNo of formNos) await platform.store.forgetRequests(formNo)
}
