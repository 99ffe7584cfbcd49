import { type IconName, iconNames } from '../../layout/icon.tsx'

/** Icons whose name has every word, in the order of the alphabet. A hyphen separates words as a space does. */
export const matchingIcons = (sought: string): IconName[] => {
  const words = sought
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '')
  return iconNames.filter((name) => words.every((word) => name.includes(word))).toSorted()
}
