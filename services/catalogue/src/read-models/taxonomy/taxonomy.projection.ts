import { defineProjection } from '@pinline/chassis/read-models/projection'
import { type TaxonomyEvent, taxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import { evolveTaxonomy, noTaxonomy, type Taxonomy } from '../../domain/taxonomy/taxonomy.ts'

/** Categories and attributes as they stand: one row, `taxonomy`. */
export const taxonomyProjection = defineProjection<Taxonomy, TaxonomyEvent>({
  name: 'taxonomy',
  version: 1,
  sources: [{ service: 'catalogue', streamType: 'taxonomy' }],
  factSchema: taxonomyEvent,
  project: (row, { fact }) => evolveTaxonomy(row ?? noTaxonomy, fact),
  indexes: [],
})
