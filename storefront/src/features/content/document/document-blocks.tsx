import type { Block, TableCell, TableRow } from '@pinline/events/catalogue/content-document'
import { keepFiguresWhole } from '@pinline/ui/format/keep-figures-whole'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../app/use-translation.ts'
import { ContentPicture } from './content-picture.tsx'
import { type DocumentLookup, useDocument } from './document-context.ts'
import { PartCard, PartsTable } from './document-parts.tsx'
import { fileSize } from './file-size.ts'
import { LineOfText } from './line-of-text.tsx'

type Of<Type extends Block['type']> = Extract<Block, { type: Type }>

function Cell({ cell }: { cell: TableCell }): ReactNode {
  const { colspan, rowspan } = cell.attrs
  const span = { ...(colspan > 1 && { colSpan: colspan }), ...(rowspan > 1 && { rowSpan: rowspan }) }
  const [only, ...others] = cell.content
  const isLine = others.length === 0 && only?.type === 'paragraph'
  const content = isLine ? <LineOfText content={only.content} /> : <Blocks blocks={cell.content} />
  return cell.type === 'tableHeader' ? <th {...span}>{content}</th> : <td {...span}>{content}</td>
}

function Rows({ rows }: { rows: readonly TableRow[] }): ReactNode {
  return rows.map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change while it is shown.
    <tr key={index}>
      {row.content.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <Cell key={place} cell={cell} />
      ))}
    </tr>
  ))
}

/** A table that scrolls on its own where it is wider than the page. */
function Table({ block: { content } }: { block: Of<'table'> }): ReactNode {
  const { t } = useTranslation('content')
  const first = content.findIndex((row) => !row.content.every(({ type }) => type === 'tableHeader'))
  const head = first === -1 ? content.length : first
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by the arrow keys.
    <section className="data-table-scroll document-scroll" aria-label={t('table')} tabIndex={0}>
      <table className="data-table">
        {head > 0 && (
          <thead>
            <Rows rows={content.slice(0, head)} />
          </thead>
        )}
        <tbody>
          <Rows rows={content.slice(head)} />
        </tbody>
      </table>
    </section>
  )
}

function Heading({ block }: { block: Of<'heading'> }): ReactNode {
  const id = useDocument().anchorOf(block)
  const given = { ...(id && { id }), children: <LineOfText content={block.content} /> }
  switch (block.attrs.level) {
    case 2:
      return <h2 {...given} />
    case 3:
      return <h3 {...given} />
    default:
      return <h4 {...given} />
  }
}

function Image({ block: { attrs } }: { block: Of<'image'> }): ReactNode {
  const picture = useDocument().fileOf(attrs.fileId)
  if (!picture) return null
  return (
    <figure className="document-figure">
      <ContentPicture {...attrs} picture={picture} sizes="(min-width: 750px) 680px, 100vw" />
      {attrs.caption !== '' && <figcaption>{attrs.caption}</figcaption>}
    </figure>
  )
}

function MediaOrDownload({ block }: { block: Of<'video' | 'audio' | 'download'> }): ReactNode {
  const { type, attrs } = block
  const file = useDocument().fileOf(attrs.fileId)
  if (!file) return null
  const title = attrs.title === '' ? file.name : attrs.title
  if (type === 'video')
    // biome-ignore lint/a11y/useMediaCaption: what staff upload has no track of words.
    return <video className="document-media" controls preload="none" src={file.url} aria-label={title} />
  if (type === 'audio')
    // biome-ignore lint/a11y/useMediaCaption: as above.
    return <audio className="document-media" controls preload="none" src={file.url} aria-label={title} />
  return (
    <p className="document-download">
      <a href={file.url} download={file.name}>
        <Download className="icon" aria-hidden="true" />
        {title}
      </a>{' '}
      <span className="small">{fileSize(file)}</span>
    </p>
  )
}

function Note({ block: { attrs, content } }: { block: Of<'note'> }): ReactNode {
  const { t } = useTranslation('content')
  return (
    <div className="document-note" data-tone={attrs.tone} role="note">
      <strong>{t(`note.${attrs.tone}`)}</strong>
      <div>
        <Blocks blocks={content} />
      </div>
    </div>
  )
}

function Items({ block }: { block: Of<'bulletList' | 'orderedList'> }): ReactNode {
  const items = block.content.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change while it is shown.
    <li key={index}>
      <Blocks blocks={item.content} />
    </li>
  ))
  return block.type === 'bulletList' ? <ul>{items}</ul> : <ol>{items}</ol>
}

function Question({ block }: { block: Of<'faq'> }): ReactNode {
  const id = useDocument().anchorOf(block)
  return (
    <details className="document-question" {...(id && { id })}>
      <summary>
        <h3>{block.attrs.question}</h3>
      </summary>
      <Blocks blocks={block.content} />
    </details>
  )
}

function Figures({ block: { attrs } }: { block: Of<'facts'> }): ReactNode {
  return (
    <dl className="content-facts sheet">
      {attrs.items.map(({ figure, text }) => (
        <div key={figure + text}>
          <dt>{keepFiguresWhole(figure)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function LiveParts({ block }: { block: Of<'partCard'> | Of<'partsTable'> }): ReactNode {
  const lookup = useDocument()
  if (block.type === 'partCard') {
    const part = lookup.partOf(block.attrs.productId)
    return part ? <PartCard part={part} /> : null
  }
  const parts = lookup.tableOf(block)
  return parts.length === 0 ? null : <PartsTable parts={parts} />
}

function OneBlock({ block, lookup }: { block: Block; lookup: DocumentLookup }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <LineOfText content={block.content} />
        </p>
      )
    case 'heading':
      return <Heading block={block} />
    case 'bulletList':
    case 'orderedList':
      return <Items block={block} />
    case 'blockquote':
      return (
        <blockquote>
          <Blocks blocks={block.content} />
        </blockquote>
      )
    case 'codeBlock':
      return (
        <pre className="document-code">
          <code>{(block.content ?? []).map(({ text }) => text).join('')}</code>
        </pre>
      )
    case 'horizontalRule':
      return <hr />
    case 'table':
      return <Table block={block} />
    case 'image':
      return <Image block={block} />
    case 'video':
    case 'audio':
    case 'download':
      return <MediaOrDownload block={block} />
    case 'note':
      return <Note block={block} />
    case 'columns':
      return (
        <div className="document-columns">
          {block.content.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change while it is shown.
            <div key={index}>
              <Blocks blocks={column.content} />
            </div>
          ))}
        </div>
      )
    case 'facts':
      return <Figures block={block} />
    case 'faq':
      return <Question block={block} />
    case 'partCard':
    case 'partsTable':
      return <LiveParts block={block} />
    default: {
      const unknown: never = block
      lookup.onUnknown(String(Reflect.get(unknown, 'type')))
      return null
    }
  }
}

/** The blocks of a document. What this release does not know is left out. */
export function Blocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  const lookup = useDocument()
  // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change while it is shown.
  return blocks.map((block, index) => <OneBlock key={index} block={block} lookup={lookup} />)
}
