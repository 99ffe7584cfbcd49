import type { Decider } from '@pinline/chassis/domain/decider'
import { type TaxonomyEvent, taxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import { type CreateAttribute, decideCreateAttribute } from './create-attribute.ts'
import { type CreateCategory, decideCreateCategory } from './create-category.ts'
import { type DefineTaxonomy, decideDefineTaxonomy } from './define-taxonomy.ts'
import { decideMoveCategory, type MoveCategory } from './move-category.ts'
import { decideRemoveAttribute, type RemoveAttribute } from './remove-attribute.ts'
import { decideRemoveCategory, type RemoveCategory } from './remove-category.ts'
import { evolveTaxonomy, noTaxonomy, type Taxonomy } from './taxonomy.ts'
import { decideUpdateAttribute, type UpdateAttribute } from './update-attribute.ts'
import { decideUpdateCategory, type UpdateCategory } from './update-category.ts'

export type TaxonomyCommand =
  | DefineTaxonomy
  | CreateCategory
  | UpdateCategory
  | MoveCategory
  | RemoveCategory
  | CreateAttribute
  | UpdateAttribute
  | RemoveAttribute

/** Decides on categories and attributes. The number of products concerned is in the command. */
export const taxonomyDecider: Decider<Taxonomy, TaxonomyCommand, TaxonomyEvent> = {
  streamType: 'taxonomy',
  initial: noTaxonomy,
  evolve: evolveTaxonomy,
  eventSchema: taxonomyEvent,
  decide: (state, command) => {
    switch (command.type) {
      case 'define-taxonomy':
        return decideDefineTaxonomy(state, command)
      case 'create-category':
        return decideCreateCategory(state, command)
      case 'update-category':
        return decideUpdateCategory(state, command)
      case 'move-category':
        return decideMoveCategory(state, command)
      case 'remove-category':
        return decideRemoveCategory(state, command)
      case 'create-attribute':
        return decideCreateAttribute(state, command)
      case 'update-attribute':
        return decideUpdateAttribute(state, command)
      case 'remove-attribute':
        return decideRemoveAttribute(state, command)
      default:
        return command satisfies never
    }
  },
}
