import './mentions.css'
import type { Colleague } from '@pinline/contracts/account/people/list-colleagues'
import type { MentionResource } from '@pinline/events/notification/mention-to-do-opened'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../messages/use-text.ts'
import { Field } from '../field.tsx'
import { type ChosenColleague, labelFor } from './mention-text.ts'
import { useMentionList } from './use-mention-list.ts'

interface OptionsProps {
  readonly id: string
  readonly options: readonly Colleague[]
  readonly active: number
  readonly onChoose: (colleague: Colleague) => void
}

const optionId = (id: string, at: number) => `${id}-${at}`

/** Colleagues to choose from. The pointer takes no focus, so that typing goes on. */
const Options = ({ id, options, active, onChoose }: OptionsProps) => {
  const text = useText()
  return (
    <div id={id} role="listbox" aria-label={text('mentions.colleagues')} className="mention-list">
      {options.map((colleague, at) => (
        <div
          key={colleague.id}
          id={optionId(id, at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className="mention-option"
          ref={(element) => {
            if (at === active) element?.scrollIntoView({ block: 'nearest' })
          }}
          onMouseDown={(event) => {
            event.preventDefault()
            onChoose(colleague)
          }}
        >
          <b>{colleague.name}</b>
          <span>{colleague.roleName}</span>
        </div>
      ))}
    </div>
  )
}

const Hint = ({ hint, isMentioning }: { hint: string; isMentioning: boolean }) => {
  const text = useText()
  return (
    <>
      {hint}
      {isMentioning && <span className="mention-hint">{text('mentions.hint')}</span>}
    </>
  )
}

interface MentionFieldProps {
  readonly label: string
  readonly hint: string
  readonly maxLength: number
  readonly value: string
  /** Records on which whoever is mentioned must be able to read; left out: nobody is mentioned. */
  readonly resource: MentionResource | undefined
  readonly chosen: readonly ChosenColleague[]
  readonly onChange: (value: string) => void
  readonly onChosen: (chosen: readonly ChosenColleague[]) => void
}

/** A field for a note, which offers colleagues by name after an `@`. */
export const MentionField = ({ label, hint, maxLength, value, resource, chosen, ...on }: MentionFieldProps) => {
  const text = useText()
  const listId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(0)
  const choose = (colleague: Colleague, from: number) => {
    const named = labelFor(colleague, chosen)
    const after = value.slice(caret)
    const inserted = `@${named}${after.startsWith(' ') ? '' : ' '}`
    const next = `${value.slice(0, from)}${inserted}${after}`
    if (next.length > maxLength) return
    // At once, so that the next key goes behind the name.
    flushSync(() => {
      on.onChange(next)
      on.onChosen([...chosen.filter(({ id }) => id !== colleague.id), { id: colleague.id, label: named }])
      setCaret(from + inserted.length)
    })
    area.current?.setSelectionRange(from + inserted.length, from + inserted.length)
  }
  const list = useMentionList(resource, { text: value, caret }, choose)
  const isOpen = list.options.length > 0
  return (
    <Field label={label} hint={<Hint hint={hint} isMentioning={resource !== undefined} />}>
      {(control) => (
        <div className="mention-field">
          <textarea
            {...control}
            ref={area}
            className="input"
            rows={3}
            maxLength={maxLength}
            value={value}
            {...(resource === undefined
              ? {}
              : { 'aria-autocomplete': 'list' as const, 'aria-haspopup': 'listbox' as const, autoComplete: 'off' })}
            {...(isOpen ? { 'aria-controls': listId, 'aria-activedescendant': optionId(listId, list.active) } : {})}
            onChange={({ target }) => {
              on.onChange(target.value)
              setCaret(target.selectionStart)
            }}
            onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
            onKeyDown={list.onKeyDown}
            onBlur={list.close}
          />
          {isOpen && <Options id={listId} options={list.options} active={list.active} onChoose={list.choose} />}
          <span className="visually-hidden" role="status">
            {isOpen && text('mentions.found', { smart_count: list.options.length })}
            {list.isEmpty && text('mentions.none')}
          </span>
        </div>
      )}
    </Field>
  )
}
