import { type RefObject, useState } from 'react'
import { useNotify } from 'react-admin'
import { flushSync } from 'react-dom'
import { useText } from '../../messages/use-text.ts'
import { CommandButton } from '../command-button.tsx'
import { insertedAt } from './inserted-at.ts'
import { SnippetPicker } from './snippet-picker.tsx'
import type { SnippetSource } from './snippet-source.ts'

interface SnippetButtonProps {
  readonly source: SnippetSource
  /** What the text field is in. */
  readonly within: RefObject<HTMLElement | null>
  readonly maxLength: number
  readonly onChange: (value: string) => void
}

/** Inserts a snippet into a text field, where its caret is. */
export const SnippetButton = ({ source, within, maxLength, onChange }: SnippetButtonProps) => {
  const text = useText()
  const notify = useNotify()
  const [isOpen, setOpen] = useState(false)
  const insert = (inserted: string) => {
    const area = within.current?.querySelector('textarea') ?? undefined
    const next = insertedAt(area, inserted, maxLength)
    if (next === undefined) {
      notify('resources.snippets.picker.too_long', { type: 'error' })
      return
    }
    flushSync(() => {
      onChange(next.value)
      setOpen(false)
    })
    area?.focus()
    area?.setSelectionRange(next.caret, next.caret)
  }
  return (
    <>
      <CommandButton permission="snippets.read" onPress={() => setOpen(true)}>
        {text('resources.snippets.picker.command')}
      </CommandButton>
      {isOpen && <SnippetPicker source={source} onInsert={insert} onClose={() => setOpen(false)} />}
    </>
  )
}
