import { blockNodes } from './block-nodes.ts'
import { Link } from './link-mark.ts'
import { textNodes } from './text-nodes.ts'

/** What a document consists of, without the views of the editor. */
export const documentExtensions = [...textNodes, Link, ...Object.values(blockNodes)]
