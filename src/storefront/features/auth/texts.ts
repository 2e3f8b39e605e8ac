export const authTexts = {
  /** Specification 5 fixes this text. */
  empty: 'Preencha todos os campos',
  recoverySent: 'Se houver uma conta com esse e-mail, enviamos um link. Ele vale por 30 minutos.',
  signUpPassword: 'Digite a senha que você escolheu no cadastro.',
  accountPassword: 'Digite a senha da sua conta.',
  sessionGone: 'Sua sessão expirou. Entre de novo; sua sacola continua aqui.',
  passwordChanged: 'Pronto, sua senha foi trocada. Entre com a nova senha.',
  favouriteWaits: 'Entre para guardar este produto nos seus favoritos.',
} as const;
