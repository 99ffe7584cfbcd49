import { fact } from '../fact.ts'
import { categoryId } from '../ids.ts'

/** A category without products or children is gone. */
export const categoryRemoved = fact('category-removed', { categoryId })
