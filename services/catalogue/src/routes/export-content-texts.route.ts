import { Readable } from 'node:stream'
import { binaryResult } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { exportContentTexts } from '@pinline/contracts/catalogue/content/export-content-texts'
import { maxTranslatedItems, translationFileBelowBytes } from '@pinline/contracts/catalogue/content/translated-texts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentProjection } from '../read-models/content/content.projection.ts'
import { exportedTexts } from '../translation/exported-texts.ts'
import { translationTable } from '../translation/translation-table.ts'
import { writeXliff } from '../translation/write-xliff.ts'

const tooLarge = rejection('export-too-large', { data: { most: maxTranslatedItems } })

/** A file that is too large to be imported again is not exported. */
export const exportContentTextsRoute = (deps: CatalogueDeps) =>
  route(
    exportContentTexts,
    async (choice) => {
      const { source, target, format } = choice
      if (source === target) return rejection('translation-language-wrong')
      const items = await exportedTexts(deps, choice)
      if (items === undefined) return tooLarge
      if (items.length === 0) return rejection('nothing-to-translate')
      const text = format === 'xliff' ? writeXliff(items, choice) : `\ufeff${translationTable(items, choice)}`
      if (Buffer.byteLength(text) >= translationFileBelowBytes) return tooLarge
      return binaryResult({
        stream: Readable.from([text]),
        mediaType: format === 'xliff' ? 'application/xliff+xml' : 'text/csv',
        name: `content-${source}-${target}.${format === 'xliff' ? 'xlf' : 'csv'}`,
      })
    },
    { waitsFor: [contentProjection] },
  )
