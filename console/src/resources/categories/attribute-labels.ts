import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { useText } from '../../messages/use-text.ts'

/** A unit as it is chosen and listed; days are not known by their sign. */
export const useUnitLabel = (): ((unit: AttributeRow['unit']) => string) => {
  const text = useText()
  return (unit) => (unit === 'd' ? text('resources.attributes.days') : (unit ?? ''))
}
