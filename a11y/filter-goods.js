const filter = document.querySelector("[aria-controls=goods]");
const goods = [...document.querySelectorAll("#goods li")];

filter.addEventListener("click", () => {
  const isOn = filter.getAttribute("aria-pressed") === "false";
  filter.setAttribute("aria-pressed", String(isOn));
  for (const one of goods) one.hidden = isOn && !one.textContent.includes("bread");
  const shown = goods.filter(({ hidden }) => !hidden);
  document.querySelector("[role=status]").textContent = `${shown.length} goods are shown.`;
});
