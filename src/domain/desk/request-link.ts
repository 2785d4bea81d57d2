/** Where the desk shows a registration or a message: requestLink('https://desk.voltige.example', id) */
export const requestLink = (deskOrigin: string, id: string): string =>
  `${deskOrigin}/requests/${id}`;
