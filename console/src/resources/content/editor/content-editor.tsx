import './content-editor.css'
import { type LanguageCode, languageTag } from '@pinline/contracts/api/languages'
import { type ContentDocument, maxDocumentBytes } from '@pinline/events/catalogue/content-document'
import type { Editor, JSONContent } from '@tiptap/core'
import { Dropcursor, Gapcursor, Placeholder, UndoRedo } from '@tiptap/extensions'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useId, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useFormat } from '../../../messages/use-format.ts'
import { useText } from '../../../messages/use-text.ts'
import { fileSize } from '../../files/file-size.ts'
import { cleanHtml, cleanText } from './clean-html.ts'
import { countWords, documentBytes, readDocument, type WrittenDocument } from './document-json.ts'
import { EditorDialog } from './editor-dialog.tsx'
import { type EditorRequest, EditorRequestContext } from './editor-request.ts'
import { KeepStorable } from './keep-storable.ts'
import { Link } from './link-mark.ts'
import { blocksWithViews } from './node-views.tsx'
import { type KeyTaker, SlashMenu } from './slash-menu.tsx'
import { textNodes } from './text-nodes.ts'
import { openLinkDialog, Toolbar } from './toolbar.tsx'

export interface ContentEditorProps {
  readonly label: string
  readonly language: LanguageCode
  /** What it begins with; a new document needs a new key. */
  readonly document: ContentDocument | null
  readonly readOnly: boolean
  readonly onChange: (written: WrittenDocument) => void
}

type OpenDialog = (request: EditorRequest) => void

/** A picture on the clipboard or dropped: its dialog asks for the alternative text. */
const pictureOf = (data: DataTransfer | null): File | undefined =>
  data?.types.includes('text/html') ? undefined : [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))

const useContentEditor = (
  { label, language, document, readOnly, onChange }: ContentEditorProps,
  id: string,
  openDialog: OpenDialog,
  onTooDeep: () => void,
) => {
  const text = useText()
  const takeKey = useRef<KeyTaker>(() => false)
  const editor = useEditor({
    // Made once the page is there: an editor that is made while rendering is destroyed again where that takes long.
    immediatelyRender: false,
    editable: !readOnly,
    content: document === null ? '' : (document as JSONContent),
    extensions: [
      ...textNodes,
      Link,
      ...blocksWithViews,
      UndoRedo,
      Gapcursor,
      Dropcursor,
      Placeholder.configure({ placeholder: text('resources.content.editor.placeholder') }),
      KeepStorable.configure({ onTooDeep }),
    ],
    editorProps: {
      attributes: {
        id,
        class: 'editor-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: languageTag(language),
      },
      transformPastedHTML: cleanHtml,
      transformPastedText: cleanText,
      handleKeyDown: (_view, event) => {
        if (takeKey.current(event)) return true
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k' || editor === null) return false
        event.preventDefault()
        event.stopPropagation()
        openLinkDialog(editor, openDialog)
        return true
      },
      handlePaste: (_view, event) => {
        const file = pictureOf(event.clipboardData)
        if (file === undefined) return false
        openDialog({ kind: 'image', now: undefined, file, onSave: (attrs) => insertPicture(attrs) })
        return true
      },
      handleDrop: (_view, event) => {
        const file = pictureOf(event.dataTransfer)
        if (file === undefined) return false
        event.preventDefault()
        openDialog({ kind: 'image', now: undefined, file, onSave: (attrs) => insertPicture(attrs) })
        return true
      },
    },
    onUpdate: ({ editor: now }) => onChange(readDocument(now.getJSON())),
  })
  const insertPicture = (attrs: object) => editor?.chain().focus().insertContent({ type: 'image', attrs }).run()
  return { editor, takeKey }
}

/** Words of the document, and its size beside the size that it may have. */
const Counts = ({ editor, language }: { editor: Editor; language: LanguageCode }) => {
  const text = useText()
  const format = useFormat()
  const { words, bytes } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      words: countWords(now.state.doc.textBetween(0, now.state.doc.content.size, ' ', ' '), languageTag(language)),
      bytes: documentBytes(now.state.doc.toJSON()),
    }),
  })
  const isTooLarge = bytes > maxDocumentBytes
  const isNearlyFull = bytes > maxDocumentBytes * 0.9
  return (
    <p className="editor-counts" data-state={isTooLarge ? 'too-large' : isNearlyFull ? 'nearly' : 'ok'}>
      <span>{text('resources.content.editor.words', { smart_count: words, words: format.number(words) })}</span>
      <span role={isTooLarge ? 'alert' : undefined}>
        {text(isTooLarge ? 'resources.content.editor.too_large' : 'resources.content.editor.size', {
          size: fileSize(bytes, format.measure),
          most: fileSize(maxDocumentBytes, format.measure),
        })}
      </span>
    </p>
  )
}

/** Writes a document of one language. What it hands on can be stored, or says why not. */
export const ContentEditor = (props: ContentEditorProps) => {
  const text = useText()
  const notify = useNotify()
  const id = useId()
  const [request, setRequest] = useState<EditorRequest>()
  const { editor, takeKey } = useContentEditor(props, id, setRequest, () =>
    notify('resources.content.editor.too_deep', { type: 'warning' }),
  )
  return (
    <EditorRequestContext value={setRequest}>
      <div className="editor">
        {editor !== null && !props.readOnly && <Toolbar editor={editor} controls={id} />}
        <div className="editor-sheet">
          <EditorContent editor={editor} />
          {editor !== null && !props.readOnly && <SlashMenu editor={editor} takeKey={takeKey} />}
        </div>
        {editor !== null && <Counts editor={editor} language={props.language} />}
        {!props.readOnly && <p className="field-hint">{text('resources.content.editor.hint')}</p>}
      </div>
      {request !== undefined && <EditorDialog request={request} onClose={() => setRequest(undefined)} />}
    </EditorRequestContext>
  )
}
