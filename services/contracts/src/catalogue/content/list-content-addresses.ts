import { contentKind } from '@pinline/events/catalogue/content-details'
import { contentLanguage } from '@pinline/events/catalogue/content-text'
import { contentId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'

/** Every public path of content with its last change and complete languages, for sitemaps; and the paths that moved or were withdrawn. */
export const listContentAddresses = call({
  name: 'list-content-addresses',
  path: '/page/addresses',
  effect: 'read',
  access: open,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        id: contentId,
        kind: contentKind,
        path: z.string(),
        updatedAt: z.iso.datetime(),
        languages: z.array(contentLanguage),
      }),
    ),
    moved: z.array(z.object({ from: z.string(), to: z.string() })),
    gone: z.array(z.string()),
  }),
  errors: [],
})
