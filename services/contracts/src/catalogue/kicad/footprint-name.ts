/**
 * Nicknames under which KiCad knows the footprints and symbols: the content manager puts its prefix before the name of a
 * library, and a library that was added by hand has the name itself.
 */
export const kicadLibraries = ['Pinline', 'PCM_Pinline'] as const
export type KicadLibrary = (typeof kicadLibraries)[number]

const allowedInNumber = /[^A-Za-z0-9_.,+-]+/g
const allowedInMaker = /[^A-Za-z0-9.,+ ]+/g

/**
 * The name of a part's footprint in KiCad: manufacturer and part number. What a file name cannot hold becomes a hyphen,
 * and the name then ends with digits of the id, so that two parts never share one.
 */
export const footprintName = ({
  id,
  manufacturer,
  model,
}: {
  readonly id: string
  readonly manufacturer: string
  readonly model: string
}): string => {
  const maker = manufacturer.replaceAll(allowedInMaker, '-')
  const number = model.replaceAll(allowedInNumber, '-')
  const end = maker === manufacturer && number === model ? '' : `_${id.slice(-8)}`
  return `${maker.replaceAll(' ', '-')}_${number}${end}`
}
