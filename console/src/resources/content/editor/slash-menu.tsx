import { isComposing } from '@pinline/ui/design/is-composing'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type RefObject, useEffect, useId, useState } from 'react'
import { useText } from '../../../messages/use-text.ts'
import { addBlock, type BlockName, blockNames } from './block-commands.ts'
import { useEditorRequest } from './editor-request.ts'

/** Takes a key before the editor does; true if it was for the menu. */
export type KeyTaker = (event: KeyboardEvent) => boolean

/** What follows a slash that begins a paragraph. A Chinese keyboard writes `、` on the same key. */
const slashText = /^[/、]([^/、]{0,30})$/

const queryOf = (editor: Editor): string | undefined => {
  const { $from, empty } = editor.state.selection
  if (!empty || $from.parent.type.name !== 'paragraph' || $from.parentOffset !== $from.parent.content.size) return
  return slashText.exec($from.parent.textContent)?.[1]
}

interface SlashMenuProps {
  readonly editor: Editor
  readonly takeKey: RefObject<KeyTaker>
}

/** The blocks, offered while a paragraph consists of a slash and the beginning of their name. */
export const SlashMenu = ({ editor, takeKey }: SlashMenuProps) => {
  const text = useText()
  const openDialog = useEditorRequest()
  const id = useId()
  const [closedAt, setClosedAt] = useState<number>()
  const [index, setIndex] = useState(0)
  const { query, from } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ query: queryOf(now), from: now.state.selection.$from.start() }),
  })
  const label = (name: BlockName) => text(`resources.content.editor.blocks.${name}`)
  const sought = query?.toLowerCase()
  const names =
    sought === undefined || closedAt === from
      ? []
      : blockNames.filter((name) => label(name).toLowerCase().includes(sought) || name.toLowerCase().includes(sought))
  const chosen = names[Math.min(index, names.length - 1)]
  const isOpen = names.length > 0

  const choose = (name: BlockName) => {
    const { $from } = editor.state.selection
    editor.chain().focus().deleteRange({ from: $from.start(), to: $from.end() }).run()
    setIndex(0)
    addBlock(editor, name, openDialog, text('resources.content.editor.faq.first'))
  }

  useEffect(() => {
    takeKey.current = (event) => {
      if (!isOpen || isComposing(event)) return false
      if (event.key === 'ArrowDown') setIndex((before) => (before + 1) % names.length)
      else if (event.key === 'ArrowUp') setIndex((before) => (before + names.length - 1) % names.length)
      else if (event.key === 'Escape') setClosedAt(from)
      else if (event.key === 'Enter' || event.key === 'Tab') {
        if (chosen !== undefined) choose(chosen)
      } else return false
      return true
    }
    const { dom } = editor.view
    if (isOpen) {
      dom.setAttribute('aria-controls', id)
      if (chosen !== undefined) dom.setAttribute('aria-activedescendant', `${id}-${chosen}`)
    } else {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  })

  if (!isOpen) return null
  const at = editor.view.coordsAtPos(editor.state.selection.from)
  const frame = editor.view.dom.parentElement?.getBoundingClientRect()
  return (
    <div
      id={id}
      className="slash-menu"
      role="listbox"
      aria-label={text('resources.content.editor.insert')}
      style={{ left: at.left - (frame?.left ?? 0), top: at.bottom - (frame?.top ?? 0) + 4 }}
    >
      {names.map((name) => (
        <div
          key={name}
          id={`${id}-${name}`}
          className="slash-choice"
          role="option"
          tabIndex={-1}
          aria-selected={name === chosen}
          ref={name === chosen ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
          onMouseDown={(event) => {
            event.preventDefault()
            choose(name)
          }}
        >
          {label(name)}
        </div>
      ))}
    </div>
  )
}
