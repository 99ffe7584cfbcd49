/** A part's name after its manufacturer, unless the name already contains it. */
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
