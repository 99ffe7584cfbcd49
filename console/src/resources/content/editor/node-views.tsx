import { NodeViewContent, type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import { Icon } from '../../../layout/icon.tsx'
import { useText } from '../../../messages/use-text.ts'
import { BlockFrame } from './block-frame.tsx'
import { blockNodes, maxQuestionLength, noteTones } from './block-nodes.ts'
import type {
  KeyFigure,
  MediaAttributes,
  MediaKind,
  PartsTableAttributes,
  PictureAttributes,
} from './editor-request.ts'
import { useEditorRequest } from './editor-request.ts'
import { PartLine } from './part-lines.tsx'
import { Picture } from './picture.tsx'
import { useListedParts, useTableParts } from './use-parts.ts'

/** The attributes of a node, which its schema has checked. */
const attrsOf = <Attributes,>({ node }: NodeViewProps) => node.attrs as Attributes

const PictureView = (view: NodeViewProps) => {
  const text = useText()
  const openDialog = useEditorRequest()
  const now = attrsOf<PictureAttributes>(view)
  const edit = () => openDialog({ kind: 'image', now, onSave: (picture) => view.updateAttributes(picture) })
  return (
    <BlockFrame
      label={text('resources.content.editor.blocks.image')}
      selected={view.selected}
      onEdit={edit}
      onRemove={view.deleteNode}
    >
      <figure className="editor-picture" contentEditable={false}>
        <Picture fileId={now.fileId} alt={now.alt} />
        {now.caption !== '' && <figcaption>{now.caption}</figcaption>}
        <p className="small">{text('resources.content.editor.picture.alt_is', { alt: now.alt })}</p>
      </figure>
    </BlockFrame>
  )
}

const mediaIcons = { video: 'image', audio: 'bell', download: 'page' } as const

const mediaView = (kind: MediaKind) => (view: NodeViewProps) => {
  const text = useText()
  const openDialog = useEditorRequest()
  const now = attrsOf<MediaAttributes>(view)
  return (
    <BlockFrame
      label={text(`resources.content.editor.blocks.${kind}`)}
      selected={view.selected}
      onEdit={() => openDialog({ kind, now, onSave: (media) => view.updateAttributes(media) })}
      onRemove={view.deleteNode}
    >
      <p className="editor-media" contentEditable={false}>
        <Icon name={mediaIcons[kind]} />
        <b>{now.title}</b>
      </p>
    </BlockFrame>
  )
}

const KeyFiguresView = (view: NodeViewProps) => {
  const text = useText()
  const openDialog = useEditorRequest()
  const { items } = attrsOf<{ items: readonly KeyFigure[] }>(view)
  return (
    <BlockFrame
      label={text('resources.content.editor.blocks.keyFigures')}
      selected={view.selected}
      onEdit={() =>
        openDialog({ kind: 'keyFigures', now: items, onSave: (next) => view.updateAttributes({ items: next }) })
      }
      onRemove={view.deleteNode}
    >
      <ul className="editor-key-figures" contentEditable={false}>
        {items.map(({ figure, text: meaning }) => (
          <li key={`${figure} ${meaning}`}>
            <b>{figure}</b>
            <span>{meaning}</span>
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}

const PartCardView = (view: NodeViewProps) => {
  const text = useText()
  const openDialog = useEditorRequest()
  const { productId } = attrsOf<{ productId: string }>(view)
  const { data: parts, isPending, isError } = useListedParts([productId])
  const part = parts?.[0]
  return (
    <BlockFrame
      label={text('resources.content.editor.blocks.partCard')}
      selected={view.selected}
      onEdit={() =>
        openDialog({ kind: 'partCard', now: productId, onSave: (next) => view.updateAttributes({ productId: next }) })
      }
      onRemove={view.deleteNode}
    >
      <div contentEditable={false}>
        {part !== undefined && <PartLine part={part} />}
        {isPending && <p className="sheet-note">{text('shell.loading')}</p>}
        {isError && <p className="sheet-note">{text('resources.content.editor.part.unavailable')}</p>}
        {parts?.length === 0 && <p className="notice notice-warn">{text('resources.content.editor.part.withdrawn')}</p>}
      </div>
    </BlockFrame>
  )
}

const PartsTableView = (view: NodeViewProps) => {
  const text = useText()
  const openDialog = useEditorRequest()
  const now = attrsOf<PartsTableAttributes>(view)
  const { data: parts, isPending, isError } = useTableParts(now)
  return (
    <BlockFrame
      label={text('resources.content.editor.blocks.partsTable')}
      selected={view.selected}
      onEdit={() => openDialog({ kind: 'partsTable', now, onSave: (table) => view.updateAttributes(table) })}
      onRemove={view.deleteNode}
    >
      <div className="editor-parts" contentEditable={false}>
        {parts?.map((part) => (
          <PartLine key={part.id} part={part} />
        ))}
        {isPending && <p className="sheet-note">{text('shell.loading')}</p>}
        {isError && <p className="sheet-note">{text('resources.content.editor.part.unavailable')}</p>}
        {parts?.length === 0 && <p className="notice notice-warn">{text('resources.content.editor.part.none')}</p>}
        {parts !== undefined && now.productIds.length > parts.length && parts.length > 0 && (
          <p className="notice notice-warn">{text('resources.content.editor.part.some_withdrawn')}</p>
        )}
      </div>
    </BlockFrame>
  )
}

const NoteView = (view: NodeViewProps) => {
  const text = useText()
  const { tone } = attrsOf<{ tone: string }>(view)
  return (
    <NodeViewWrapper className="editor-note" data-tone={tone}>
      <div className="editor-block-head" contentEditable={false}>
        <select
          className="input input-small"
          aria-label={text('resources.content.editor.note.tone')}
          value={tone}
          onChange={({ target }) => view.updateAttributes({ tone: target.value })}
        >
          {noteTones.map((one) => (
            <option key={one} value={one}>
              {text(`resources.content.editor.note.${one}`)}
            </option>
          ))}
        </select>
        <button type="button" className="button button-quiet button-small" onClick={view.deleteNode}>
          {text('resources.content.editor.remove')}
        </button>
      </div>
      <NodeViewContent />
    </NodeViewWrapper>
  )
}

const FaqView = (view: NodeViewProps) => {
  const text = useText()
  const { question } = attrsOf<{ question: string }>(view)
  return (
    <NodeViewWrapper className="editor-faq">
      <div className="editor-block-head" contentEditable={false}>
        <input
          className="input"
          aria-label={text('resources.content.editor.faq.question')}
          maxLength={maxQuestionLength}
          defaultValue={question}
          // An entry without a question cannot be stored: an empty field keeps the one before.
          onChange={({ target }) => {
            const next = target.value.trim()
            if (next !== '') view.updateAttributes({ question: next })
          }}
        />
        <button type="button" className="button button-quiet button-small" onClick={view.deleteNode}>
          {text('resources.content.editor.remove')}
        </button>
      </div>
      <NodeViewContent />
    </NodeViewWrapper>
  )
}

/** The view keeps keys and presses inside its own fields. */
const stopEvent = ({ event }: { event: Event }): boolean =>
  event.target instanceof HTMLElement && event.target.closest('input, select, button') !== null

const views = {
  note: NoteView,
  faq: FaqView,
  image: PictureView,
  video: mediaView('video'),
  audio: mediaView('audio'),
  download: mediaView('download'),
  keyFigures: KeyFiguresView,
  partCard: PartCardView,
  partsTable: PartsTableView,
}

/** The blocks of a document with their views in the editor. */
export const blocksWithViews = [
  blockNodes.columns,
  blockNodes.column,
  ...(Object.keys(views) as (keyof typeof views)[]).map((name) =>
    blockNodes[name].extend({ addNodeView: () => ReactNodeViewRenderer(views[name], { stopEvent }) }),
  ),
]
