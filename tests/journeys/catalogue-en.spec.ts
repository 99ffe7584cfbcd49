import { goesThroughCatalogue } from './catalogue/goes-through-catalogue.ts'
import { inEnglish } from './visit.ts'

goesThroughCatalogue(inEnglish)
