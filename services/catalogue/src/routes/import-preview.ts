import type { RequestContext } from '@pinline/chassis/http/request-context'
import { permissionOf } from '@pinline/contracts/api/call'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { ImportKind } from '@pinline/contracts/catalogue/import/import-kind'
import type { ImportPreview } from '@pinline/contracts/catalogue/import/import-row'
import { updateCategory } from '@pinline/contracts/catalogue/taxonomy/update-category'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { noTaxonomy, type Taxonomy, taxonomyStreamId } from '../domain/taxonomy/taxonomy.ts'
import { valuesOfField } from '../import/field-values.ts'
import { importKnowledge } from '../import/import-knowledge.ts'
import type { FileBeginning } from '../import/import-source.ts'
import { mappingOf, previewOf, productFieldChoices } from '../import/preview-of.ts'
import { type AttributeTitles, mappingKey, proposeMapping } from '../import/propose-mapping.ts'
import { UnreadableFileError } from '../import/source-row.ts'
import { proposeTaxonomyMapping, taxonomyFieldChoices } from '../import/taxonomy/taxonomy-fields.ts'
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
  file: Parameters<typeof previewOf>[0],
  beginning: FileBeginning,
  { staffId, language }: RequestContext,
): Promise<ImportPreview> => {
  const { kind, options } = file
  const { headers } = beginning
  const saved = await deps.imports.storedFields(mappingKey(staffId, kind, headers))
  const remembered = saved !== undefined
  if (kind !== 'products') {
    const mapping = mappingOf(beginning, options, proposeTaxonomyMapping(kind, headers), saved)
    return previewOf(file, beginning, mapping, { remembered, fields: taxonomyFieldChoices(kind, language) })
  }
  const taxonomy = await taxonomyOf(deps)
  const attributes = attributesOf(taxonomy)
  const mapping = mappingOf(beginning, options, proposeMapping(headers, attributes), saved)
  const fields = productFieldChoices(attributes, language, valuesOfField(taxonomy, language))
  return previewOf(file, beginning, mapping, { remembered, fields })
}

/** Importing categories and attributes changes them, which has a permission of its own. */
export const mayImport = ({ actor }: Pick<RequestContext, 'actor'>, kind: ImportKind): boolean =>
  kind === 'products' || (actor.kind === 'staff' && actor.permissions.has(permissionOf(updateCategory)))
