import { writtenBody } from '@pinline/contracts/catalogue/content/content-body'
import { Node } from '@tiptap/core'
import { blockGroups } from './text-nodes.ts'

type Attributes = Readonly<Record<string, unknown>>

/**
 * Whether a block with these attributes could be stored. What comes with the clipboard may be made by anybody, so the
 * schema of documents decides and not its form.
 */
const isStorable = (type: string, attrs: Attributes): boolean =>
  writtenBody.safeParse({ type: 'doc', content: [{ type, attrs }] }).success

const readAttributes = (element: HTMLElement): Attributes | undefined => {
  try {
    const read: unknown = JSON.parse(element.dataset.attrs ?? '{}')
    return typeof read === 'object' && read !== null ? { ...read } : undefined
  } catch {
    return undefined
  }
}

const attributesOf = (defaults: Attributes) => () =>
  Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, { default: value, rendered: false }]))

/** A block without text of its own. On the clipboard it is a `div` that carries its attributes. */
const leaf = (name: string, defaults: Attributes) =>
  Node.create({
    name,
    group: blockGroups[name === 'image' ? 'simple' : 'inner'],
    atom: true,
    draggable: true,
    addAttributes: attributesOf(defaults),
    parseHTML: () => [
      {
        tag: `div[data-block="${name}"]`,
        getAttrs: (element) => {
          const attrs = readAttributes(element)
          return attrs !== undefined && isStorable(name, attrs) ? attrs : false
        },
      },
    ],
    renderHTML: ({ node }) => ['div', { 'data-block': name, 'data-attrs': JSON.stringify(node.attrs) }],
  })

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], value: string | undefined): Value =>
  values.find((one) => one === value) ?? values[0]

export const noteTones = ['info', 'tip', 'warning'] as const

const Note = Node.create({
  name: 'note',
  group: blockGroups.inner,
  content: 'simple+',
  defining: true,
  addAttributes: attributesOf({ tone: 'info' }),
  parseHTML: () => [
    { tag: 'aside[data-tone]', getAttrs: (element) => ({ tone: oneOf(noteTones, element.dataset.tone) }) },
  ],
  renderHTML: ({ node }) => ['aside', { 'data-tone': String(node.attrs.tone) }, 0],
})

const Columns = Node.create({
  name: 'columns',
  group: blockGroups.block,
  content: 'column{2,3}',
  isolating: true,
  parseHTML: () => [{ tag: 'div[data-columns]' }],
  renderHTML: () => ['div', { 'data-columns': '' }, 0],
})

const Column = Node.create({
  name: 'column',
  content: 'inner+',
  isolating: true,
  parseHTML: () => [{ tag: 'div[data-column]' }],
  renderHTML: () => ['div', { 'data-column': '' }, 0],
})

export const maxQuestionLength = 300

const Faq = Node.create({
  name: 'faq',
  group: blockGroups.block,
  content: 'simple+',
  isolating: true,
  addAttributes: attributesOf({ question: '?' }),
  parseHTML: () => [
    {
      tag: 'section[data-question]',
      getAttrs: (element) => {
        const question = (element.dataset.question ?? '').trim().slice(0, maxQuestionLength)
        return question !== '' && { question }
      },
    },
  ],
  renderHTML: ({ node }) => ['section', { 'data-question': String(node.attrs.question) }, 0],
})

/** The blocks that a web page has no element for. */
export const blockNodes = {
  note: Note,
  columns: Columns,
  column: Column,
  faq: Faq,
  image: leaf('image', { fileId: '', alt: '', caption: '', focusX: 50, focusY: 50 }),
  video: leaf('video', { fileId: '', title: '' }),
  audio: leaf('audio', { fileId: '', title: '' }),
  download: leaf('download', { fileId: '', title: '' }),
  keyFigures: leaf('facts', { items: [] }),
  partCard: leaf('partCard', { productId: '' }),
  partsTable: leaf('partsTable', { categoryId: null, q: '', productIds: [], limit: 10 }),
} as const
