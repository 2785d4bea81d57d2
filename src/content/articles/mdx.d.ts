declare module '*.mdx' {
  const words: import('../article-words.ts').ArticleWords;
  export default words;
}
