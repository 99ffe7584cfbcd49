import type { MentionResource } from '@pinline/events/notification/mention-to-do-opened'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { type ReactNode, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useText } from '../messages/use-text.ts'
import { grantOf } from '../providers/permissions.ts'
import { CommandError } from './command-error.tsx'
import { useUnsavedEdits } from './drafts/unsaved-edits.tsx'
import { MentionField } from './mentions/mention-field.tsx'
import { type ChosenColleague, toNote } from './mentions/mention-text.ts'
import { SnippetButton } from './snippets/snippet-button.tsx'
import type { SnippetSource } from './snippets/snippet-source.ts'
import { usePermissions } from './use-permissions.ts'

interface NoteFormProps {
  readonly texts:
    | 'resources.orders.notes'
    | 'resources.buyers.notes'
    | 'resources.after-sales.talk'
    | 'resources.forms.reply'
    | 'resources.forms.notes'
    | 'resources.to-dos.comments'
  readonly permission: string
  readonly maxLength: number
  /** What the note is about, where it can mention colleagues. */
  readonly resource?: MentionResource
  /** Values for snippets, where they can be inserted. */
  readonly snippets?: SnippetSource
  readonly isPending: boolean
  readonly onSend: (note: string) => Promise<CommandResult<unknown>>
  readonly onDone: () => void
  /** What goes with the note. */
  readonly children?: ReactNode
  /** Something that goes with it is not ready yet. */
  readonly isHeld?: boolean
}

/** A form for a note to colleagues. The typed text stays until it is stored; on this device it is kept nowhere. */
export const NoteForm = ({ texts, permission, maxLength, isPending, onSend, onDone, ...more }: NoteFormProps) => {
  const text = useText()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const form = useRef<HTMLFormElement>(null)
  const [inputText, setInputText] = useState('')
  const [chosen, setChosen] = useState<readonly ChosenColleague[]>([])
  const [result, setResult] = useState<CommandResult<unknown>>()
  const grant = grantOf(permissions, permission)
  const note = inputText.trim()
  useUnsavedEdits(note !== '', false)
  if (grant === 'missing') return null

  const isDisabled = isPending || note === '' || more.isHeld === true
  const submit = async () => {
    if (isDisabled) return
    if (grant === 'disabled') {
      notify('shell.function_disabled', { type: 'error' })
      return
    }
    const outcome = await onSend(toNote(note, chosen))
    setResult(outcome)
    if (outcome.kind !== 'done') return
    setInputText('')
    setChosen([])
    notify(`${texts}.done`)
    onDone()
  }

  return (
    <form
      ref={form}
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <CommandError result={result} onReload={onDone} />
      <MentionField
        label={text(`${texts}.label`)}
        hint={text(`${texts}.hint`)}
        resource={more.resource}
        value={inputText}
        onChange={setInputText}
        onChosen={setChosen}
        {...{ maxLength, chosen }}
      />
      {more.children}
      <div className="note-buttons">
        <button
          type="submit"
          className="button outline small"
          aria-busy={isPending}
          aria-disabled={isDisabled || grant === 'disabled'}
        >
          {text(`${texts}.command`)}
        </button>
        {more.snippets !== undefined && (
          <SnippetButton source={more.snippets} within={form} maxLength={maxLength} onChange={setInputText} />
        )}
      </div>
    </form>
  )
}
