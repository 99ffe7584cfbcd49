import { maxDocumentDepth } from '@pinline/events/catalogue/content-document'
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'

/** Levels of nodes with the document's own; texts have none. */
const depthOf = (node: Node): number => {
  let deepest = 0
  node.forEach((child) => {
    if (!child.isText) deepest = Math.max(deepest, depthOf(child))
  })
  return deepest + 1
}

/** Refuses a change that nests blocks deeper than a document may; the document stays as it was. */
export const KeepStorable = Extension.create<{ onTooDeep: () => void }>({
  name: 'keepStorable',
  addOptions: () => ({ onTooDeep: () => undefined }),
  addProseMirrorPlugins() {
    const { onTooDeep } = this.options
    return [
      new Plugin({
        filterTransaction: (transaction) => {
          if (!transaction.docChanged || depthOf(transaction.doc) <= maxDocumentDepth + 1) return true
          queueMicrotask(onTooDeep)
          return false
        },
      }),
    ]
  },
})
