import { event } from '../event.ts'
import { categoryId } from '../ids.ts'

/** A category without products or children was removed. */
export const categoryRemoved = event('category-removed', { categoryId })
