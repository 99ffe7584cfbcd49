import type { LanguageCode } from '@pinline/contracts/api/languages'
import { confirmContentText } from '@pinline/contracts/catalogue/content/confirm-content-text'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useNotify } from 'react-admin'
import { useText } from '../../messages/use-text.ts'
import type { ContentForm } from './use-content-form.ts'

interface ConfirmContentTextButtonProps {
  readonly form: ContentForm
  readonly language: LanguageCode
}

/** States that an outdated translation still holds; a changed text is saved instead. */
export const ConfirmContentTextButton = ({ form, language }: ConfirmContentTextButtonProps) => {
  const text = useText()
  const notify = useNotify()
  const { send, isPending } = useCommand(confirmContentText, { notifyOnFailure: true })
  const confirm = async () => {
    const { id, revision } = form.base
    const result = await send({ id, revision, language })
    if (result.kind === 'refused') notify(result.message, { type: 'error' })
    await form.reload()
    if (result.kind === 'done') notify('resources.content.page.text_confirmed')
  }
  return (
    <button
      type="button"
      className="button button-small"
      disabled={isPending || form.edits.texts[language] !== undefined}
      onClick={() => void confirm()}
    >
      {text('resources.content.page.confirm_text')}
    </button>
  )
}
