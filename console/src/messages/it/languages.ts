export const languages = {
  name: 'Lingua |||| Lingue',
  title: 'Lingue',
  texts: 'Testi del negozio %{share}',
  content: 'Contenuti %{share}',
  note: 'Ciò che non è tradotto compare in inglese. Il negozio recepisce le modifiche in pochi secondi.',
  edit: {
    command: 'Modificare',
    title: 'Modifica: %{name}',
    confirm: 'Salvare',
    fields: { name: 'Nome', flag: 'Bandiera', orderNum: 'Posizione', enabled: 'Disponibile per gli acquirenti' },
    enabled_hint: 'Le pagine di una lingua disattivata non si trovano più, neanche nei motori di ricerca.',
    default_hint: 'L’inglese è sempre disponibile: i testi non tradotti compaiono in questa lingua.',
  },
  done: 'Lingua salvata: %{name}',
}
