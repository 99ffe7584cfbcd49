import { z } from 'zod'

/** What opens a draft: base64url, of content and signature. */
export const previewToken = z.string().regex(/^[\w-]{60,400}$/)

/** How long a link that shows a draft is good for. */
export const contentPreviewHours = 24
