import { Readable } from 'node:stream'
import { binaryResult } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { getImportTemplate } from '@pinline/contracts/catalogue/import/get-import-template'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { taxonomyTemplate } from '../import/taxonomy/taxonomy-template.ts'
import { taxonomyProjection } from '../read-models/taxonomy/taxonomy.projection.ts'

export const getImportTemplateRoute = ({ taxonomy }: CatalogueDeps) =>
  route(
    getImportTemplate,
    async ({ kind, rows }, { language, positions }) => {
      await taxonomy.catchUp(positions)
      return binaryResult({
        stream: Readable.from(taxonomyTemplate(kind, language, rows === 'present' ? taxonomy.now : undefined)),
        mediaType: 'text/csv',
        name: rows === 'present' ? `${kind}.csv` : `${kind}-template.csv`,
      })
    },
    { waitsFor: [taxonomyProjection] },
  )
