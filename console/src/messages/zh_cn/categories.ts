export const categories = {
  name: '分类',
}
