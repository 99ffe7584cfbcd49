/** A part by its name, which says the manufacturer itself unless staff wrote it without. */
export const partName = ({
  manufacturer,
  name,
}: {
  readonly manufacturer: string | null
  readonly name: string | null
}): string => {
  const isSaid = manufacturer === null || manufacturer === 'Generic' || name?.includes(manufacturer)
  return [isSaid ? '' : manufacturer, name ?? ''].filter((text) => text !== '').join(', ')
}
