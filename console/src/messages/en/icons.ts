export const icons = {
  name: 'Icon |||| Icons',
  title: 'Icons',
  search: 'Name of the icon',
  copy: 'Copy the name %{name}',
  none: 'No icon has this name',
}
