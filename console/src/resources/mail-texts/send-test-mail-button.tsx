import { permissionOf } from '@pinline/contracts/api/call'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { MailTextName } from '@pinline/contracts/notification/mail-text/mail-text-fields'
import { sendTestMail } from '@pinline/contracts/notification/mail-text/send-test-mail'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { profilePath } from '../../layout/known-paths.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'

interface SendTestMailButtonProps {
  readonly name: MailTextName
  readonly language: LanguageCode
  /** The member's own confirmed address; null without one. */
  readonly address: string | null
}

/** Sends the mail that is shown to one's own address; without a confirmed one it says how to confirm it. */
export const SendTestMailButton = ({ name, language, address }: SendTestMailButtonProps) => {
  const text = useText()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const { send, isPending } = useCommand(sendTestMail)
  const permission = permissionOf(sendTestMail)
  if (grantOf(permissions, permission) === 'missing') return null
  if (address === null)
    return (
      <p className="mail-test small">
        {text('resources.mail-texts.test.unconfirmed')}{' '}
        <Link to={profilePath}>{text('resources.mail-texts.test.profile')}</Link>
      </p>
    )
  const press = async () => {
    const result = await send({ name, language })
    if (result.kind === 'done') notify('resources.mail-texts.test.done', { messageArgs: { email: address } })
    else if ('message' in result && result.message !== '') notify(result.message, { type: 'error' })
  }
  return (
    <p className="mail-test">
      <CommandButton permission={permission} busy={isPending} onPress={() => void press()}>
        {text('resources.mail-texts.test.command')}
      </CommandButton>
      <span className="small">{text('resources.mail-texts.test.to', { email: address })}</span>
    </p>
  )
}
