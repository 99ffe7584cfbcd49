import { contentKind } from '@pinline/events/catalogue/content-details'
import { contentLanguage } from '@pinline/events/catalogue/content-text'
import { contentId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { maxTranslatedItems, translationFormat } from './translated-texts.ts'

/**
 * Texts for translators: XLIFF 2.0, or CSV in UTF-8 with a byte order mark. Chosen items, or all of a kind that are not
 * archived; everything, or only what is missing or older than the source. Items without a text in the source language
 * are left out.
 */
export const exportContentTexts = call({
  name: 'export-content-texts',
  path: '/private/content/export-texts',
  effect: 'read',
  access: staff('content.read'),
  audited: 'command',
  weight: 32,
  input: z.object({
    source: contentLanguage,
    target: contentLanguage,
    format: translationFormat.default('xliff'),
    /** `needed`: only what is missing or outdated. */
    scope: z.enum(['all', 'needed']).default('needed'),
    ids: z.array(contentId).min(1).max(maxTranslatedItems).optional(),
    kind: contentKind.optional(),
    /** `published`: only what readers see; `draft`: only what has never been published or waits to be. */
    status: z.enum(['published', 'draft']).optional(),
  }),
  output: z.unknown(),
  errors: ['export-too-large', 'translation-language-wrong', 'nothing-to-translate'],
  binary: true,
})
