import { Mark, Node } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { CodeBlock } from '@tiptap/extension-code-block'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'

/**
 * Three groups of blocks: `block` stands in the document, `inner` also in columns and answers, `simple` in every block
 * that has blocks. So nothing nests deeper than a document may.
 */
const groups = { block: 'block', inner: 'block inner', simple: 'block inner simple' } as const

const Document = Node.create({ name: 'doc', topNode: true, content: 'block+' })

const positiveSpan = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => {
    const span = Number.parseInt(element.getAttribute(name) ?? '1', 10)
    return span >= 1 && span <= 20 ? span : 1
  },
})

const cellAttributes = () => ({
  colspan: positiveSpan('colspan'),
  rowspan: positiveSpan('rowspan'),
  // Widths follow the content: a width in pixels fits one screen only.
  colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
})

const raised = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', key: string) =>
  Mark.create({
    name,
    excludes: name === 'subscript' ? 'superscript' : 'subscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) }
    },
  })

/** Paragraphs, headings, lists, tables, code and the marks of text, with the attributes of a stored document only. */
export const textNodes = [
  Document,
  Text,
  Paragraph.extend({ group: groups.simple }),
  HardBreak,
  Heading.extend({
    group: groups.inner,
    content: 'inline*',
    // Level 1 is the title of the page.
    parseHTML: () => [
      { tag: 'h1', attrs: { level: 2 } },
      { tag: 'h2', attrs: { level: 2 } },
      { tag: 'h3', attrs: { level: 3 } },
      { tag: 'h4', attrs: { level: 4 } },
      { tag: 'h5', attrs: { level: 4 } },
      { tag: 'h6', attrs: { level: 4 } },
    ],
  }).configure({ levels: [2, 3, 4] }),
  BulletList.extend({ group: groups.simple }),
  OrderedList.extend({ group: groups.simple, addAttributes: () => ({}), renderHTML: () => ['ol', 0] }),
  ListItem.extend({ content: 'paragraph simple*' }),
  ListKeymap,
  Blockquote.extend({ group: groups.block, content: 'simple+' }),
  CodeBlock.extend({
    group: groups.simple,
    marks: '',
    addAttributes: () => ({ language: { default: null, parseHTML: () => null, rendered: false } }),
  }),
  HorizontalRule,
  Table.extend({ group: groups.block }).configure({ resizable: false }),
  TableRow.extend({ content: '(tableCell | tableHeader)+' }),
  TableHeader.extend({ content: 'simple+', addAttributes: cellAttributes }),
  TableCell.extend({ content: 'simple+', addAttributes: cellAttributes }),
  Bold,
  Italic,
  Code.extend({ excludes: '' }),
  raised('subscript', 'sub', 'Mod-,'),
  raised('superscript', 'sup', 'Mod-.'),
]

export const blockGroups = groups
