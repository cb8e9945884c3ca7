/*
 * Older browsers than Lamplight serves are told so instead of waiting for ever. Plain script in the oldest words, before
 * everything else. Chrome 99, Firefox 97 and Safari 15.4 were the first that had all three of these.
 */
(() => {
  if (Object.hasOwn && window.structuredClone && window.CSSLayerBlockRule) return;
  document.documentElement.setAttribute('data-too-old', '');
  document.getElementById('root').style.display = 'none';
  document.getElementById('too-old').style.display = 'block';
})();
