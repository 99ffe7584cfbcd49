export const languages = {
  name: 'Idioma |||| Idiomas',
  title: 'Idiomas',
  texts: 'Textos de la tienda: %{share}',
  content: 'Contenido: %{share}',
  note: 'Lo que no está traducido se muestra en inglés. La tienda aplica los cambios en unos segundos.',
  edit: {
    command: 'Editar',
    title: 'Editar %{name}',
    confirm: 'Guardar',
    fields: { name: 'Nombre', flag: 'Bandera', orderNum: 'Posición', enabled: 'Se ofrece a los compradores' },
    enabled_hint: 'Las páginas de un idioma desactivado dejan de encontrarse, también en los buscadores.',
    default_hint: 'El inglés siempre se ofrece: los textos sin traducir se muestran en ese idioma.',
  },
  done: 'Idioma guardado: %{name}',
}
