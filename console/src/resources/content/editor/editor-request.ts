import type { ContentLink } from '@pinline/events/catalogue/content-document'
import { createContext, useContext } from 'react'

export interface PictureAttributes {
  readonly fileId: string
  readonly alt: string
  readonly caption: string
  /** Percent from the left and from the top of the point that stays visible when the picture is cropped. */
  readonly focusX: number
  readonly focusY: number
}

export interface MediaAttributes {
  readonly fileId: string
  readonly title: string
}

export interface KeyFigure {
  readonly figure: string
  readonly text: string
}

export interface PartsTableAttributes {
  readonly categoryId: string | null
  readonly q: string
  readonly productIds: readonly string[]
  readonly limit: number
}

export type MediaKind = 'video' | 'audio' | 'download'

/** A dialog of the editor: what it begins with, and who gets the result. */
export type EditorRequest =
  | { readonly kind: 'link'; readonly now: ContentLink | undefined; readonly onSave: (link?: ContentLink) => void }
  | {
      readonly kind: 'image'
      readonly now: PictureAttributes | undefined
      /** A picture that was pasted or dropped. */
      readonly file?: File
      readonly onSave: (picture: PictureAttributes) => void
    }
  | {
      readonly kind: MediaKind
      readonly now: MediaAttributes | undefined
      readonly onSave: (media: MediaAttributes) => void
    }
  | {
      readonly kind: 'keyFigures'
      readonly now: readonly KeyFigure[] | undefined
      readonly onSave: (items: readonly KeyFigure[]) => void
    }
  | { readonly kind: 'partCard'; readonly now: string | undefined; readonly onSave: (productId: string) => void }
  | {
      readonly kind: 'partsTable'
      readonly now: PartsTableAttributes | undefined
      readonly onSave: (table: PartsTableAttributes) => void
    }

export const EditorRequestContext = createContext<(request: EditorRequest) => void>(() => undefined)

/** Opens a dialog of the editor. */
export const useEditorRequest = (): ((request: EditorRequest) => void) => useContext(EditorRequestContext)
