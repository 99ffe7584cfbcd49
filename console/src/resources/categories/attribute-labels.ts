import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { useText } from '../../messages/use-text.ts'

/** Label of a unit in lists and selects; days have a word instead of their symbol. */
export const useUnitLabel = (): ((unit: AttributeRow['unit']) => string) => {
  const text = useText()
  return (unit) => (unit === 'd' ? text('resources.attributes.days') : (unit ?? ''))
}
