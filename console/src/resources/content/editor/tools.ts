import type { Editor } from '@tiptap/core'
import type { MessageKey } from '../../../messages/catalogue.ts'
import type { ToolbarIconName } from './toolbar-icon.tsx'

type ToolName =
  Extract<MessageKey, `resources.content.editor.tools.${string}`> extends `${string}.tools.${infer Name}` ? Name : never

export interface Tool {
  readonly name: ToolName
  /** Shown on the button: an icon, or letters. */
  readonly icon?: ToolbarIconName
  readonly sign?: string
  /** In the form of `aria-keyshortcuts`. */
  readonly keys?: string
  readonly isActive?: (editor: Editor) => boolean
  readonly isPossible?: (editor: Editor) => boolean
  readonly run: (editor: Editor) => unknown
}

const heading = (level: 2 | 3 | 4): Tool => ({
  name: `heading${level}`,
  sign: `H${level}`,
  keys: `Control+Alt+${level}`,
  isActive: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
})

const mark = (name: 'bold' | 'italic' | 'code' | 'subscript' | 'superscript', sign: string, keys: string): Tool => ({
  name,
  sign,
  keys,
  isActive: (editor) => editor.isActive(name),
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
})

/** The tools of text, in groups. */
export const textTools: readonly (readonly Tool[])[] = [
  [
    {
      name: 'undo',
      icon: 'undo',
      keys: 'Control+Z',
      isPossible: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      name: 'redo',
      icon: 'redo',
      keys: 'Control+Shift+Z',
      isPossible: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
  [heading(2), heading(3), heading(4)],
  [
    mark('bold', 'B', 'Control+B'),
    mark('italic', 'I', 'Control+I'),
    mark('code', '</>', 'Control+E'),
    mark('subscript', 'x₂', 'Control+,'),
    mark('superscript', 'x²', 'Control+.'),
  ],
  [
    {
      name: 'bulletList',
      icon: 'bulletList',
      keys: 'Control+Shift+8',
      isActive: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      icon: 'orderedList',
      keys: 'Control+Shift+7',
      isActive: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'blockquote',
      icon: 'blockquote',
      keys: 'Control+Shift+B',
      isActive: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
  ],
]

/** The tools of a table, shown while the cursor is in one. */
export const tableTools: readonly Tool[] = [
  { name: 'rowBefore', run: (editor) => editor.chain().focus().addRowBefore().run() },
  { name: 'rowAfter', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: 'columnBefore', run: (editor) => editor.chain().focus().addColumnBefore().run() },
  { name: 'columnAfter', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: 'headerRow', run: (editor) => editor.chain().focus().toggleHeaderRow().run() },
  {
    name: 'mergeOrSplit',
    isPossible: (editor) => editor.can().mergeOrSplit(),
    run: (editor) => editor.chain().focus().mergeOrSplit().run(),
  },
  { name: 'deleteRow', run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: 'deleteColumn', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: 'deleteTable', run: (editor) => editor.chain().focus().deleteTable().run() },
]
