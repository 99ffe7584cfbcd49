/** Names of people where there is none. */
export const people = {
  erased_buyer: 'Erased buyer',
  removed_staff: 'Former member of staff',
}
