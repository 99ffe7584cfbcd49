import { randomInt } from 'node:crypto'
import { type Done, handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { type CheckedFile, checkUpload } from '@pinline/chassis/files/check-upload'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { ParsedInputOf } from '@pinline/contracts/api/call'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { type MediaType, typeOfName } from '@pinline/contracts/catalogue/file/upload-rules'
import { formFileRule } from '@pinline/contracts/notification/form/form-fields'
import type { submitForm as submitFormCall } from '@pinline/contracts/notification/form/submit-form'
import { businessDaysAfter } from '@pinline/events/business-days'
import { type FormNo, formNo } from '@pinline/events/ids'
import type { FormEvent } from '@pinline/events/notification/form-event'
import type { Form } from '../domain/form/form.ts'
import { formDecider } from '../domain/form/form-decider.ts'
import type { SubmitForm } from '../domain/form/submit-form.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { formSuspicionOf } from './form-suspicion.ts'
import { eraseFormTexts, putFormContent } from './form-vault.ts'

type Input = ParsedInputOf<typeof submitFormCall>

const answerDays = 1
const numbersPerDay = 10_000_000
const maxDraws = 8

interface Received {
  readonly name: string
  readonly checked: CheckedFile<MediaType>
}

/** All files of a form as they are to be stored; refused if one of them is not accepted. */
const checkFiles = async ({ files }: RequestContext): Promise<Received[] | Rejection> => {
  const received: Received[] = []
  for (const file of files) {
    const checked = await checkUpload(file, { ...formFileRule, typeOfName })
    if (isRejection(checked)) return checked
    received.push({ name: file.name, checked })
  }
  return received
}

/** A number of the day that no form has. */
const drawNumber = async ({ platform }: NotificationDeps, now: string): Promise<FormNo | undefined> => {
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const day = now.slice(2, 10).replaceAll('-', '')
    const drawn = formNo.parse(`F${day}${String(randomInt(numbersPerDay)).padStart(7, '0')}`)
    if ((await loadStream(platform, formDecider, drawn)).state.status === 'new') return drawn
  }
  return undefined
}

const contentOf = (input: Input) => {
  const { surname, givenName, phone, email, company, details, opinion, part, quantity = null } = input
  return { surname, givenName, phone, email, company, details, opinion, part, quantity }
}

/**
 * Submits a form, once: a repeated request finds the first one by the key of its commit. Files and texts are stored
 * before the commit that refers to them, and deleted again where it is refused.
 */
export const submitForm = async (
  deps: NotificationDeps,
  input: Input,
  context: RequestContext,
  deviceHash: string | undefined,
): Promise<Done<Form, FormEvent> | { readonly kind: 'known'; readonly streamId: string } | Rejection> => {
  const { platform, formFiles, formDrafts, formQuota } = deps
  const { actor, commandContext } = context
  const { request } = commandContext
  const known = request === undefined ? undefined : await platform.store.findRequest(request.id)
  if (known !== undefined)
    return known.hash === request?.hash
      ? { kind: 'known', streamId: known.streamId }
      : rejection('idempotency-key-reused')
  const received = await checkFiles(context)
  if (isRejection(received)) return received
  const bytes = received.reduce((sum, { checked }) => sum + checked.size, 0)
  if (!(await formQuota.take(context.address, bytes)))
    return rejection('quota-reached', { errors: { file: 'quota-reached' } })
  const submittedAt = platform.clock.now().toISOString()
  const drawn = await drawNumber(deps, submittedAt)
  if (drawn === undefined) return rejection('version-conflict')
  const fileIds = await formFiles.put(drawn, received)
  if (isRejection(fileIds)) return fileIds
  const suspicion = formSuspicionOf(input)
  await formDrafts.begin(drawn)
  const command: SubmitForm = {
    type: 'submit-form',
    formNo: drawn,
    kind: input.kind,
    ...(actor.kind === 'buyer' ? { buyerId: actor.id } : {}),
    ...(deviceHash === undefined ? {} : { deviceHash }),
    language: input.language ?? context.language,
    contentRef: await putFormContent(platform, drawn, contentOf(input)),
    fileIds,
    ...(suspicion === undefined ? {} : { suspicion }),
    submittedAt,
    answerBy: businessDaysAfter(submittedAt, answerDays),
  }
  const done = await handleCommand(platform, formDecider, { streamId: drawn, command, context: commandContext })
  if (!isRejection(done) && done.streamId === drawn) await formFiles.keep(fileIds)
  else {
    await formFiles.remove(fileIds)
    await eraseFormTexts(platform, [drawn])
  }
  await formDrafts.end(drawn)
  return done
}
