/** The specification's sentence (section 8, 'Card chosen but shop data failed'), to the letter. */
export const cardUnavailable =
  'Forma di pagamento non disponibile. Prova a ricaricare la pagina, o riprova più tardi'
