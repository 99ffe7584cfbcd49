import { z } from 'zod'
import { contentDocument } from './content-document.ts'

/** Languages by their codes in URLs. */
export const contentLanguage = z.enum(['zh_cn', 'en', 'zh_hk', 'pt', 'it', 'de', 'fr', 'es', 'ja', 'ru'])
export type ContentLanguage = z.infer<typeof contentLanguage>

/** What an item of content says in one language. */
export const contentText = z.object({
  title: z.string().max(160),
  lead: z.string().max(400),
  body: contentDocument.nullable(),
  metaTitle: z.string().max(70).optional(),
  metaDescription: z.string().max(170).optional(),
  pictureAlt: z.string().max(200).optional(),
  linkLabel: z.string().max(60).optional(),
})
export type ContentText = z.infer<typeof contentText>
export type ContentTexts = Readonly<Partial<Record<ContentLanguage, ContentText>>>
