/**
 * Skipping moves the focus to the content and leaves the address alone: the steps of the quiz and the content of a role
 * pack stand in its hash. For the first script, so that it holds before the page has hydrated; without scripts the link
 * goes to the content by itself.
 */
export const skipToContent =
  'addEventListener("click",e=>{const l=e.target.closest?.("a[href=\'#content\']"),m=l&&document.getElementById("content");if(m){e.preventDefault();m.focus({preventScroll:true});m.scrollIntoView()}});';
