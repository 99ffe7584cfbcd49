import type { RequestContext } from '@pinline/chassis/http/request-context'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { ReadingOptions } from '@pinline/contracts/catalogue/import/import-options'
import type { ImportPreview } from '@pinline/contracts/catalogue/import/import-row'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { noTaxonomy, type Taxonomy, taxonomyStreamId } from '../domain/taxonomy/taxonomy.ts'
import { valuesOfField } from '../import/field-values.ts'
import { importKnowledge } from '../import/import-knowledge.ts'
import type { FileBeginning } from '../import/import-source.ts'
import { mappingOf, previewOf } from '../import/preview-of.ts'
import { type AttributeTitles, mappingKey } from '../import/propose-mapping.ts'
import { UnreadableFileError } from '../import/source-row.ts'
import { taxonomyProjection } from '../read-models/taxonomy/taxonomy.projection.ts'

/** The result of parsing an uploaded file, or a rejection when it cannot be parsed. */
export const readable = async <Value>(reading: Promise<Value>): Promise<Value | Rejection> => {
  try {
    return await reading
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    return rejection('file-not-readable', { errors: { file: 'file-not-readable' } })
  }
}

const taxonomyOf = async ({ platform }: CatalogueDeps): Promise<Pick<Taxonomy, 'categories' | 'attributes'>> =>
  (await platform.view(taxonomyProjection).findOne({ _id: taxonomyStreamId })) ?? noTaxonomy

const attributesOf = (taxonomy: Pick<Taxonomy, 'categories' | 'attributes'>): AttributeTitles =>
  new Map([...importKnowledge(taxonomy).attributes].map(([id, { titles }]) => [id, titles]))

/** The first rows of a file as they would be imported, with the mapping last used for the same columns. */
export const previewFile = async (
  deps: CatalogueDeps,
  file: { readonly id: string; readonly fileName: string; readonly size: number; readonly options: ReadingOptions },
  beginning: FileBeginning,
  { staffId, language }: RequestContext,
): Promise<ImportPreview> => {
  const taxonomy = await taxonomyOf(deps)
  const attributes = attributesOf(taxonomy)
  const saved = await deps.imports.storedFields(mappingKey(staffId, beginning.headers))
  const mapping = mappingOf(beginning, file.options, attributes, saved)
  return previewOf(file, beginning, mapping, {
    remembered: saved !== undefined,
    attributes,
    language,
    valuesOf: valuesOfField(taxonomy, language),
  })
}
