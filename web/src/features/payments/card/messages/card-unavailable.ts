/** The specification's exact sentence (section 8, 'Card chosen but shop data failed'). */
export const cardUnavailable =
  'Forma di pagamento non disponibile. Prova a ricaricare la pagina, o riprova più tardi'
