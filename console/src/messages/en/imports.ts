export const imports = {
  name: 'Import |||| Imports',
}
