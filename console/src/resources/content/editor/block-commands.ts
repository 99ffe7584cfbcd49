import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import type { EditorRequest } from './editor-request.ts'

/** Blocks that the menu offers, in its order. */
export const blockNames = [
  'heading2',
  'heading3',
  'heading4',
  'bulletList',
  'orderedList',
  'table',
  'image',
  'note',
  'columns',
  'keyFigures',
  'faq',
  'partCard',
  'partsTable',
  'download',
  'video',
  'audio',
  'blockquote',
  'codeBlock',
  'horizontalRule',
] as const
export type BlockName = (typeof blockNames)[number]

type OpenDialog = (request: EditorRequest) => void

const paragraph = { type: 'paragraph' }

/** Text can be written below the last block, whatever it is. */
const keepLastParagraph = (editor: Editor): void => {
  if (editor.state.doc.lastChild?.isTextblock !== true)
    editor.commands.insertContentAt(editor.state.doc.content.size, paragraph, { updateSelection: false })
}

/** A selected block, such as a part card just added, is followed by the new one, not replaced by it. */
const stepBehindSelectedBlock = (editor: Editor): void => {
  const { selection, schema } = editor.state
  const { $to, to } = selection
  const { paragraph: type } = schema.nodes
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock || type === undefined) return
  if ($to.parent.canReplaceWith($to.index(), $to.index(), type))
    editor
      .chain()
      .insertContentAt(to, paragraph)
      .setTextSelection(to + 1)
      .run()
}

const insert = (editor: Editor, block: object): void => {
  stepBehindSelectedBlock(editor)
  editor.chain().focus().insertContent(block).run()
  keepLastParagraph(editor)
}

const insertTextBlock = (editor: Editor, name: BlockName, firstQuestion: string): boolean => {
  const chain = editor.chain().focus()
  switch (name) {
    case 'heading2':
      return chain.toggleHeading({ level: 2 }).run()
    case 'heading3':
      return chain.toggleHeading({ level: 3 }).run()
    case 'heading4':
      return chain.toggleHeading({ level: 4 }).run()
    case 'bulletList':
      return chain.toggleBulletList().run()
    case 'orderedList':
      return chain.toggleOrderedList().run()
    case 'blockquote':
      return chain.toggleBlockquote().run()
    case 'codeBlock':
      return chain.toggleCodeBlock().run()
    case 'horizontalRule':
      return chain.setHorizontalRule().run()
    case 'table':
      return chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
    case 'note':
      return chain.insertContent({ type: 'note', attrs: { tone: 'info' }, content: [paragraph] }).run()
    case 'faq':
      return chain.insertContent({ type: 'faq', attrs: { question: firstQuestion }, content: [paragraph] }).run()
    case 'columns': {
      const column = { type: 'column', content: [paragraph] }
      return chain.insertContent({ type: 'columns', content: [column, column] }).run()
    }
    default:
      return false
  }
}

/** Adds a block of the menu: at once, or after its dialog. */
export const addBlock = (editor: Editor, name: BlockName, openDialog: OpenDialog, firstQuestion: string): void => {
  const save = (type: string) => (attrs: object) => insert(editor, { type, attrs })
  switch (name) {
    case 'image':
      openDialog({ kind: 'image', now: undefined, onSave: save('image') })
      break
    case 'video':
    case 'audio':
    case 'download':
      openDialog({ kind: name, now: undefined, onSave: save(name) })
      break
    case 'keyFigures':
      openDialog({ kind: 'keyFigures', now: undefined, onSave: (items) => save('facts')({ items }) })
      break
    case 'partCard':
      openDialog({ kind: 'partCard', now: undefined, onSave: (productId) => save('partCard')({ productId }) })
      break
    case 'partsTable':
      openDialog({ kind: 'partsTable', now: undefined, onSave: save('partsTable') })
      break
    default:
      stepBehindSelectedBlock(editor)
      insertTextBlock(editor, name, firstQuestion)
      keepLastParagraph(editor)
  }
}
