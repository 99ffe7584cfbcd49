export const categories = {
  name: 'Category |||| Categories',
}
