import type { EditorRequest } from './editor-request.ts'
import { KeyFiguresDialog } from './key-figures-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { MediaDialog } from './media-dialog.tsx'
import { PartCardDialog, PartsTableDialog } from './parts-dialogs.tsx'
import { PictureDialog } from './picture-dialog.tsx'

/** The dialog that a tool or a block has asked for. */
export const EditorDialog = ({ request, onClose }: { request: EditorRequest; onClose: () => void }) => {
  switch (request.kind) {
    case 'link':
      return <LinkDialog request={request} onClose={onClose} />
    case 'image':
      return <PictureDialog request={request} onClose={onClose} />
    case 'video':
    case 'audio':
    case 'download':
      return <MediaDialog request={request} onClose={onClose} />
    case 'keyFigures':
      return <KeyFiguresDialog request={request} onClose={onClose} />
    case 'partCard':
      return <PartCardDialog request={request} onClose={onClose} />
    case 'partsTable':
      return <PartsTableDialog request={request} onClose={onClose} />
    default:
      return request satisfies never
  }
}
