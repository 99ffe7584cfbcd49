import { permissionOf } from '@pinline/contracts/api/call'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { resetUiText } from '@pinline/contracts/catalogue/ui-text/reset-ui-text'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'

interface ResetUiTextProps {
  readonly language: LanguageCode
  readonly textKey: string
  readonly revision: number
  /** Called after it was restored, or after somebody else changed it in the meantime. */
  readonly onChanged: () => void
}

/** Lets a text read as its file says again. */
export const ResetUiTextButton = ({ language, textKey, revision, onChanged }: ResetUiTextProps) => {
  const text = useText()
  const notify = useNotify()
  const { send, isPending } = useCommand(resetUiText)
  const press = async () => {
    const result = await send({ language, key: textKey, revision })
    if (result.kind === 'done') notify('resources.ui-texts.reset.done')
    else if (result.kind === 'conflict') notify('forms.conflict', { type: 'error' })
    else if (result.message !== '') notify(result.message, { type: 'error' })
    if (result.kind === 'done' || result.kind === 'conflict') onChanged()
  }
  return (
    <CommandButton permission={permissionOf(resetUiText)} busy={isPending} onPress={() => void press()}>
      {text('resources.ui-texts.reset.command')}
      <span className="visually-hidden">{textKey}</span>
    </CommandButton>
  )
}
