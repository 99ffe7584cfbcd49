import './conflicts.css'
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { Button } from '@pinline/ui/design/button.tsx'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '../../messages/use-text.ts'
import { TextDifference } from '../text-difference/text-difference.tsx'
import { allOf, type DifferentField, preselected, type Side, type SideChoices, unchosen } from './three-way.ts'
import type { ConflictState } from './use-conflict.ts'

/** How people read a field and its values. */
export interface ConflictFieldWords {
  readonly label: string
  /** A value in words, one line for each entry of a list or paragraph; empty where there is none. */
  readonly linesOf: (value: unknown) => readonly string[]
  /** A value that is more than words, such as a picture. */
  readonly show?: (value: unknown) => ReactNode
  /** The language of a text, as a tag. */
  readonly lang?: string
}

const sides = ['mine', 'theirs'] as const
const longText = 120

const isLong = (lines: readonly string[]): boolean => lines.length > 1 || (lines[0]?.length ?? 0) > longText

interface ValueProps {
  readonly words: ConflictFieldWords
  readonly value: unknown
}

const Value = ({ words: { linesOf, show, lang }, value }: ValueProps) => {
  const text = useText()
  if (show !== undefined) return show(value)
  const lines = linesOf(value).filter((line) => line !== '')
  if (lines.length === 0) return <i>{text('conflicts.empty')}</i>
  return <span lang={lang}>{lines.join('\n')}</span>
}

interface FieldChoiceProps {
  readonly different: DifferentField
  readonly words: ConflictFieldWords
  readonly chosen: Side | undefined
  readonly isMissing: boolean
  readonly onChoose: (side: Side) => void
}

/** One field: what it held before, and both versions to choose from. Long texts stand beside each other, word by word. */
const FieldChoice = ({ different, words, chosen, isMissing, onChoose }: FieldChoiceProps) => {
  const text = useText()
  const id = useId()
  const { field, base, mine, theirs, changedBy } = different
  const isText = words.show === undefined && [mine, theirs].some((value) => isLong(words.linesOf(value)))
  return (
    <fieldset
      className="conflict-field"
      data-conflict={changedBy === undefined}
      data-text={isText}
      aria-labelledby={`${id}-label`}
    >
      <p className="conflict-label" id={`${id}-label`}>
        <b>{words.label}</b> <span className="tag">{text(`conflicts.by.${changedBy ?? 'both'}`)}</span>
      </p>
      {!isText && (
        <div className="conflict-value">
          <span className="small">{text('conflicts.base')}</span>
          <Value words={words} value={base} />
        </div>
      )}
      {sides.map((side) => (
        <label key={side} className="conflict-value conflict-side" data-chosen={chosen === side}>
          <span className="conflict-choice">
            <input
              type="radio"
              name={`${id}-${field}`}
              checked={chosen === side}
              aria-invalid={isMissing}
              onChange={() => onChoose(side)}
            />
            <span className="small">{text(`conflicts.${side}`)}</span>
          </span>
          {!isText && <Value words={words} value={side === 'mine' ? mine : theirs} />}
        </label>
      ))}
      {isText && (
        <div className="conflict-text">
          <TextDifference
            leftTitle={text('conflicts.mine')}
            rightTitle={text('conflicts.theirs')}
            left={words.linesOf(mine)}
            right={words.linesOf(theirs)}
            lang={words.lang}
          />
        </div>
      )}
    </fieldset>
  )
}

interface ChoicesProps {
  readonly fields: readonly DifferentField[]
  readonly wordsOf: (field: string) => ConflictFieldWords
  readonly confirm: NonNullable<ConflictState['confirm']>
  readonly onChoose: (choices: SideChoices) => void
  readonly onClose: () => void
}

const Choices = ({ fields, wordsOf, confirm, onChoose, onClose }: ChoicesProps) => {
  const text = useText()
  const list = useRef<HTMLDivElement>(null)
  const [choices, setChoices] = useState(() => preselected(fields))
  const [isTried, setTried] = useState(false)
  const open = unchosen(fields, choices)
  const submit = () => {
    if (open.length === 0) return onChoose(choices)
    setTried(true)
    const first = fields.findIndex(({ field }) => field === open[0])
    list.current?.querySelectorAll('fieldset').item(first)?.querySelector('input')?.focus()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        // The form that the dialog stands in would be sent as well.
        event.stopPropagation()
        submit()
      }}
      noValidate
    >
      <DialogContent className="form">
        <p>{text('conflicts.intro')}</p>
        <div className="conflict-all">
          {sides.map((side) => (
            <button
              key={side}
              type="button"
              className="button button-small"
              onClick={() => setChoices(allOf(fields, side))}
            >
              {text(`conflicts.all_${side}`)}
            </button>
          ))}
          <span className={isTried && open.length > 0 ? 'field-error' : 'small'} role="status">
            {open.length === 0 ? text('conflicts.ready') : text('conflicts.open', { smart_count: open.length })}
          </span>
        </div>
        <div ref={list} className="conflict-fields">
          {fields.map((different) => (
            <FieldChoice
              key={different.field}
              different={different}
              words={wordsOf(different.field)}
              chosen={choices[different.field]}
              isMissing={isTried && open.includes(different.field)}
              onChoose={(side) => setChoices({ ...choices, [different.field]: side })}
            />
          ))}
        </div>
      </DialogContent>
      <DialogActions>
        <button type="button" className="button" onClick={onClose}>
          {text('conflicts.back')}
        </button>
        <Button type="submit" tone="gold">
          {text(`conflicts.${confirm}`)}
        </Button>
      </DialogActions>
    </form>
  )
}

interface ConflictDialogProps {
  readonly conflict: ConflictState
  readonly wordsOf: (field: string) => ConflictFieldWords
}

/** Both versions of what two people have changed at once, with a choice for each field. Nothing without a conflict. */
export const ConflictDialog = ({ conflict, wordsOf }: ConflictDialogProps) => {
  const { fields, confirm = 'save', choose, close } = conflict
  const text = useText()
  const titleId = useId()
  if (fields === undefined) return null
  return (
    <Dialog open className="conflict-dialog" onClose={close} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('conflicts.title')}</DialogTitle>
      <Choices {...{ fields, wordsOf, confirm }} onChoose={(choices) => void choose(choices)} onClose={close} />
    </Dialog>
  )
}
