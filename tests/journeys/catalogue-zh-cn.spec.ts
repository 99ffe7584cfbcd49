import { goesThroughCatalogue } from './catalogue/goes-through-catalogue.ts'
import { inChinese } from './visit.ts'

goesThroughCatalogue(inChinese)
