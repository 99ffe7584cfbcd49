export const languages = {
  name: 'Language |||| Languages',
  title: 'Languages',
  texts: 'Shop texts %{share}',
  content: 'Content %{share}',
  note: 'What is not translated is shown in English. The shop follows changes within a few seconds.',
  edit: {
    command: 'Edit',
    title: 'Edit %{name}',
    confirm: 'Save',
    fields: { name: 'Name', flag: 'Flag', orderNum: 'Position', enabled: 'Offered to buyers' },
    enabled_hint: 'Pages of a language that is switched off are no longer found, by search engines either.',
    default_hint: 'English is always offered: texts that are not translated are shown in it.',
  },
  done: '%{name} saved',
}
